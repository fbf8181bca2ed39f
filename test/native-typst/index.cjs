module.exports = require('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu')
