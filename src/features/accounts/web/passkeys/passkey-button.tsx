import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { passkeyTexts as texts } from '../../passkeys/passkey.texts.ts'
import type { PasskeyFailure } from './passkey-failure.ts'

type PasskeyButtonProps = { label?: string; disabled?: boolean; onPress: () => void }

/** 'Entrar con Face ID o huella'. */
export const PasskeyButton = ({ label = texts.signIn, disabled = false, onPress }: PasskeyButtonProps) => (
  <Button
    size="lg"
    wide
    variant="secondary"
    icon={<FingerprintSimpleIcon size={22} aria-hidden="true" />}
    disabled={disabled}
    onClick={onPress}
  >
    {label}
  </Button>
)

/** Why a passkey did not open the door; `email`: of whose page this is. */
export function PasskeyNotice({ failure, email = '' }: { failure: PasskeyFailure | undefined; email?: string }) {
  if (failure === undefined || failure === 'removed') return null
  if (typeof failure === 'object')
    return (
      <Alert tone="error" live>
        {failure.text}
      </Alert>
    )
  const [lead, text] = failure === 'other' ? [texts.otherLead(email), texts.other] : [texts.refusedLead, texts.refused]
  return (
    <Alert tone="warning" live>
      <b>{lead}</b> {text}
    </Alert>
  )
}
