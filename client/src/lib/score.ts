/** A score as the server writes it: headers, then one token a step. docs/scores.md has the format. */

export interface Score {
  game: string;
  settings: Record<string, string>;
  headers: Record<string, string>;
  tokens: string[];
  names: string[];
}

export class ScoreError extends Error {}

export function parse(text: string): Score {
  const headers: Record<string, string> = {};
  const lines = text.split('\n');
  let body = 0;
  for (; body < lines.length; body++) {
    const line = (lines[body] ?? '').trim();
    if (!line) continue;
    const header = /^\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]$/.exec(line);
    if (!header) break;
    headers[header[1] ?? ''] = (header[2] ?? '').replace(/\\(.)/g, '$1');
  }
  if (!headers['Game']) throw new ScoreError('no-score');
  const rest = lines.slice(body).join('\n').replace(/\{[^{}]*\}/g, ' ').replace(/;[^\n]*/g, ' ');
  const tokens = rest.split(/\s+/).filter((token) => token && token !== '#' && token !== '*');
  const settings = Object.fromEntries((headers['Settings'] ?? '').split(/\s+/).filter(Boolean).map((pair) => pair.split('=') as [string, string]));
  const names = Array.from({ length: 5 }, (_, seat) => headers[`Player${seat}`] ?? '');
  return { game: headers['Game'], settings, headers, tokens, names };
}
