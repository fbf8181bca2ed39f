import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { SignOutWay } from './sign-out-way.tsx'

type StartFailureProps = {
  title: string
  error: unknown
  onRetry: () => void
  reassurance?: string
  advice?: string
}

/** The dashboard cannot start: what failed, and the ways out, signing out too (decision 0206). */
export const StartFailure = (failed: StartFailureProps) => (
  <LoadFailure {...failed} titleLevel={1} ways={<SignOutWay />} />
)
