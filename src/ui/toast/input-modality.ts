let keyboard = false

/** Whether the last thing the person did was by keyboard (or by a screen reader's press) and not by pointer. */
export function lastInputWasKeyboard(): boolean {
  return keyboard
}

/** Starts to watch; answers how to stop. */
export function watchInputModality(): () => void {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  const set = (value: boolean) => () => {
    keyboard = value
  }
  document.addEventListener('keydown', set(true), options)
  document.addEventListener('pointerdown', set(false), options)
  document.addEventListener('click', event => event.detail === 0 && set(true)(), options)
  return () => watching.abort()
}
