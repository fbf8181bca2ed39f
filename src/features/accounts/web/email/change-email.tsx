import { useState } from 'react'
import { AddressStep } from './address-step.tsx'
import { EmailCodeStep } from './email-code-step.tsx'
import { CODE_LIFE_MS, type Sent } from './sent.ts'

type ChangeEmailProps = {
  open: boolean
  onClose: () => void
  /** Three changes have been made today. */
  onLimited: () => void
}

/** Another email in two steps: the address, then the code that it got. Closing the dialog changes nothing. */
export function ChangeEmail({ open, onClose, onLimited }: ChangeEmailProps) {
  const [sent, setSent] = useState<Sent>()
  const [typed, setTyped] = useState('')
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
    setTyped('')
  }
  const steps = { onClose: close, onLimited: limited }
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
