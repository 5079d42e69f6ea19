// boardgame.io's own server with one game, which it keeps in memory.
const { Server } = require("boardgame.io/server");
const { EnGarde } = require("./en-garde");

const port = Number(process.argv[2]);
Server({ games: [EnGarde], origins: [/localhost/] }).run(port, () => console.error("ready"));
