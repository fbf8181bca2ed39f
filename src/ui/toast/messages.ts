type Message = {
  id: string
  /** Equal for messages that say the same. */
  same: string
  count: number
  /** It tells a failure: one that comes after it only stands before it. */
  isKept: boolean
}

let messages: readonly Message[] = []

/** The messages that have not gone yet; persistent ones and questions are none. */
export const liveMessages = (): readonly Message[] => messages

export function rememberMessage(message: Message): void {
  messages = [...messages.filter(one => one.id !== message.id), message]
}

export function forgetMessage(id: string): void {
  messages = messages.filter(one => one.id !== id)
}

export function forgetMessages(): void {
  messages = []
}
