// Loaded before the product: at each SIGUSR2 the clock of this process jumps ten minutes ahead.
const JUMP_MS = 600_000
const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + ahead)
  }
  static now() {
    return RealDate.now() + ahead
  }
}
process.on('SIGUSR2', () => {
  ahead += JUMP_MS
})
