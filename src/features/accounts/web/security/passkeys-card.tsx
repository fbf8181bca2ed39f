import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { type ApiError, failureText, isRefusal } from '#ui/client/api-error.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { PASSKEYS_MAX } from '#features/identity/identity.limits.ts'
import type { Passkey } from '../../passkeys/passkeys.contract.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { focusHeading } from './focus-heading.ts'
import securityStyles from './security.module.css'
import { BeforePasskey } from './before-passkey.tsx'
import { isSupported, PasskeyCancelled } from '../passkeys/browser-passkeys.ts'
import { NamePasskey } from './name-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ownPasskeys } from './passkeys.queries.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { loadPasskeys } from '../passkeys/use-passkey-login.ts'

const texts = passkeyTexts.card

/** Entrar sin contraseña: the own passkeys, beside the password (EVERY-DAY §6). */
export function PasskeysCard() {
  const queryClient = useQueryClient()
  const { data: passkeys, isError, error, refetch } = useQuery(ownPasskeys)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [naming, setNaming] = useState<{ passkey: Passkey; isNew: boolean }>()
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const isOffline = useIsOffline()
  const card = useRef<HTMLElement>(null)
  const canAdd = isSupported()
  const isFull = (passkeys?.length ?? 0) >= PASSKEYS_MAX
  const reload = () => queryClient.invalidateQueries({ queryKey: ownPasskeys.queryKey })

  const add = async () => {
    setBusy(true)
    setCancelled(false)
    setFailure(undefined)
    try {
      const { makePasskey } = await loadPasskeys()
      setNaming({ passkey: await makePasskey(), isNew: true })
      await reload()
    } catch (failed) {
      if (failed instanceof PasskeyCancelled) setCancelled(true)
      else if (isRefusal(failed) && !isConfirmNeeded(failed)) setFailure((failed as ApiError).message)
      else if (!isConfirmNeeded(failed)) setFailure(failureText(failed, texts.addFailed))
    }
    setBusy(false)
    setAsking(false)
  }
  const lead = !canAdd ? texts.unsupported : isCancelled ? texts.cancelled : isOffline ? texts.offline : texts.lead
  const hasSome = passkeys !== undefined && passkeys.length > 0
  return (
    <Card
      ref={card}
      title={texts.title}
      lead={<span role={isCancelled ? 'status' : undefined}>{lead}</span>}
      actions={
        canAdd &&
        passkeys && (
          <Button
            variant={hasSome ? 'secondary' : 'primary'}
            className={securityStyles.wideOnPhone}
            icon={<FingerprintSimpleIcon size={20} aria-hidden="true" />}
            disabled={isOffline || isFull}
            aria-description={isFull ? texts.full : undefined}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {hasSome ? texts.addOther : texts.activate}
          </Button>
        )
      }
    >
      {isFull && <Alert tone="info">{texts.full}</Alert>}
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      {hasSome && (
        <PasskeyList
          passkeys={passkeys}
          isOffline={isOffline}
          onRename={passkey => setNaming({ passkey, isNew: false })}
          onRemove={setRemoving}
        />
      )}
      {!passkeys && isError && (
        <FailureNote error={error} onRetry={() => void refetch()}>
          {texts.loadFailed}
        </FailureNote>
      )}
      {!passkeys && !isError && (
        <SkeletonGroup>
          <Skeleton height={44} />
        </SkeletonGroup>
      )}
      <BeforePasskey open={isAsking} busy={isBusy} onGoOn={() => void add()} onClose={() => setAsking(false)} />
      {naming && <NamePasskey {...naming} onClosed={() => setNaming(undefined)} />}
      <RemovePasskey
        passkey={removing}
        isLast={passkeys?.length === 1}
        onDone={() => focusHeading(card.current)}
        onClosed={() => setRemoving(null)}
      />
    </Card>
  )
}
