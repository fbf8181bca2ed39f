/** Calls `act` once what has changed until now is on the screen; work that waits delays no answer to a tap. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
