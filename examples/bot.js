// A bot in JavaScript, for Node: it plays the first legal action. See docs/bot-protocol.md.
const answers = {
  hello: () => ({ type: 'ready', version: 1, name: 'Example in JavaScript' }),
  prepare: ({ id }) => ({ type: 'prepared', id }),
  ping: ({ id }) => ({ type: 'pong', id }),
  choose: ({ id, legal }) => ({ type: 'action', id, action: legal[0] }),
};

require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    let said = null;
    try {
      said = JSON.parse(line);
    } catch {
      return; // no line of the protocol
    }
    const answer = Object.hasOwn(answers, said?.type) && answers[said.type](said);
    if (answer) process.stdout.write(JSON.stringify(answer) + '\n');
  });
