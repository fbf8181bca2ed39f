let keyboard = false

/** True when the user's last action came from the keyboard (or a screen reader) and not from a pointer. */
export function lastInputWasKeyboard(): boolean {
  return keyboard
}

/** Starts to watch; returns the function that stops it. */
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
