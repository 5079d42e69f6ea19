/** A bell, a blade, a glove: made here, so that there is nothing to load. Off until asked for. */

import { house } from './house.svelte';
import type { Told } from './told';

type Sound = 'bell' | 'blade' | 'glove' | 'card';

const OF: Record<string, Sound> = {
  struck: 'blade', parried: 'blade', laid: 'blade', advanced: 'card', retreated: 'card',
  round: 'bell', 'round-won': 'bell', 'round-drawn': 'bell', 'match-won': 'bell', bell: 'bell', 'fight-won': 'bell', 'season-over': 'bell', 'round-over': 'bell',
  revealed: 'glove', 'knocked-out': 'glove', attacked: 'glove', 'counter-hit': 'glove', countered: 'glove', 'knocked-down': 'glove', blocked: 'glove',
  offered: 'card', accepted: 'card', moved: 'card', discarded: 'card', threw: 'card',
};

let context: AudioContext | null = null;

/** The sounds of what was told, one after the other, and no more than three. */
export function sound(told: readonly Told[]): void {
  if (house.sounds !== 'on') return;
  const heard = told.map((item) => OF[item.event]).filter((one): one is Sound => !!one).slice(0, 3);
  heard.forEach((one, i) => play(one, i * 0.22));
}

export function play(which: Sound, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + 0.02 + after;
  if (which === 'bell') for (const [pitch, strength] of [[523, 0.5], [1318, 0.3], [2093, 0.16], [3120, 0.08]] as const) ring(pitch, strength, at, 1.6);
  if (which === 'blade') for (const [pitch, strength] of [[2450, 0.22], [3910, 0.16], [5870, 0.1]] as const) ring(pitch, strength, at, 0.35);
  if (which === 'blade') hiss(at, 4200, 0.05, 0.25);
  if (which === 'glove') thud(at), hiss(at, 900, 0.07, 0.5);
  if (which === 'card') hiss(at, 2400, 0.06, 0.16);
}

function fading(strength: number, at: number, long: number): GainNode {
  const gain = (context as AudioContext).createGain();
  gain.gain.setValueAtTime(strength * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect((context as AudioContext).destination);
  return gain;
}

function ring(pitch: number, strength: number, at: number, long: number): void {
  const tone = (context as AudioContext).createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(strength, at, long));
  tone.start(at);
  tone.stop(at + long);
}

function thud(at: number): void {
  const tone = (context as AudioContext).createOscillator();
  tone.frequency.setValueAtTime(150, at);
  tone.frequency.exponentialRampToValueAtTime(45, at + 0.14);
  tone.connect(fading(1, at, 0.18));
  tone.start(at);
  tone.stop(at + 0.2);
}

function hiss(at: number, pitch: number, long: number, strength: number): void {
  const { sampleRate } = context as AudioContext;
  const noise = (context as AudioContext).createBuffer(1, Math.ceil(sampleRate * long), sampleRate);
  noise.getChannelData(0).forEach((_, i, all) => (all[i] = (Math.random() * 2 - 1) * (1 - i / all.length)));
  const source = (context as AudioContext).createBufferSource(), band = (context as AudioContext).createBiquadFilter();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(strength, at, long));
  source.start(at);
}
