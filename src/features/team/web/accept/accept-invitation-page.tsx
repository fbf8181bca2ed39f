import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import { checkInvitation, type InvitationContext } from '../../invitation.contract.ts'
import { invitationPageTexts as texts } from '../../invitation-page.texts.ts'
import { teamTexts } from '../../team.texts.ts'
import { AcceptForm } from './accept-form.tsx'
import styles from './accept.module.css'
import { EndedInvitation } from './ended-invitation.tsx'

const WHO_HEIGHT_PX = 76
const FIELD_HEIGHT_PX = 46

/**
 * `/auth/accept-invitation`: who invites, by the token alone and never by the names in the URL, and the form that
 * accepts (S1 §2; 3-decisions §7). Without a token, or with one that nobody knows, it says so and leads to `/auth`.
 */
export function AcceptInvitationPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <Invitation key={token} token={token} /> : <UnknownToken />
}

function Invitation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(checkInvitation, { body: { token }, signal }),
    // A second look would take away a form that is being filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data?.state === 'unknown') return <UnknownToken />
  return (
    <AuthLayout>
      {data && <Known invitation={data} token={token} onEnded={() => void refetch()} />}
      {!data && error && !isFetching && <CheckFailed error={error} onRetry={() => void refetch()} />}
      {!data && (isFetching || !error) && <Checking />}
    </AuthLayout>
  )
}

type KnownProps = { invitation: InvitationContext; token: string; onEnded: () => void }

function Known({ invitation, token, onEnded }: KnownProps) {
  const { state } = invitation
  if (state === 'expired' || state === 'used' || state === 'revoked')
    return <EndedInvitation state={state} invitation={invitation} />
  return <AcceptForm invitation={invitation} token={token} onEnded={onEnded} />
}

function UnknownToken() {
  useEffect(() => {
    toast.error(teamTexts.tokenMissing, { id: 'invitation', detail: teamTexts.tokenMissingHint })
  }, [])
  return <Navigate to={PAGES.signIn} replace />
}

/** Nothing of the URL is shown while the token is checked. */
function Checking() {
  return (
    <SkeletonGroup label={texts.checking} className={styles.skeleton}>
      <Skeleton height={WHO_HEIGHT_PX} radius="var(--r-12)" />
      <Skeleton height={FIELD_HEIGHT_PX} radius="var(--r-md)" />
      <Skeleton height={FIELD_HEIGHT_PX} radius="var(--r-md)" />
    </SkeletonGroup>
  )
}

function CheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <AuthHeading title={texts.checkFailed}>{failureText(error, texts.checkFailedHint)}</AuthHeading>
      <Button size="lg" wide onClick={onRetry}>
        {texts.retry}
      </Button>
    </>
  )
}
