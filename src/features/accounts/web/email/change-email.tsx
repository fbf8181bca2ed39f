import { useState } from 'react'
import { useUser } from '#features/identity/web/index.ts'
import { changeWords, type EmailWords } from '../../email/email.texts.ts'
import { AddressStep } from './address-step.tsx'
import { EmailCodeStep } from './email-code-step.tsx'
import { CODE_LIFE_MS, type Sent } from './sent.ts'

type ChangeEmailProps = {
  open: boolean
  /** Absent: a change; a mistyped address begins with what it is. */
  words?: EmailWords
  onClose: () => void
  /** Three changes have been made today. */
  onLimited: () => void
}

/** Another email in two steps: the address, then the code that it got. Closing the dialog changes nothing. */
export function ChangeEmail({ open, words = changeWords, onClose, onLimited }: ChangeEmailProps) {
  const { email } = useUser()
  const begun = words === changeWords ? '' : email
  const [sent, setSent] = useState<Sent>()
  const [typed, setTyped] = useState(begun)
  const close = () => {
    onClose()
    if (sent && Date.now() - sent.at > CODE_LIFE_MS) setSent(undefined)
  }
  const limited = () => {
    onClose()
    onLimited()
  }
  const done = () => {
    onClose()
    setSent(undefined)
    setTyped(begun)
  }
  const steps = { words, onClose: close, onLimited: limited }
  return sent ? (
    <EmailCodeStep
      key="code"
      open={open}
      sent={sent}
      onOther={() => setSent(undefined)}
      onSent={setSent}
      onDone={done}
      {...steps}
    />
  ) : (
    <AddressStep key="address" open={open} typed={typed} onTyped={setTyped} onSent={setSent} {...steps} />
  )
}
