// boardgame.io's own server with its in-memory store: tic-tac-toe, played again and again on the same board,
// so that nothing but moves is measured. It prints the port when it listens.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isOver = (cells) =>
  !cells.includes(null) || LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), games: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (isOver(G.cells)) {
        G.cells = Array(9).fill(null);
        G.games += 1;
      }
    },
  },
};

console.info = () => {}; // it would tell of every match
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }, () => console.log("listening"));
