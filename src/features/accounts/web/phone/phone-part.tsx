import { useEffect, useState } from 'react'
import { useUser } from '#features/identity/web/index.ts'
import { Button } from '#ui/button/button.tsx'
import { install, useInstallWay } from '#ui/install/install.ts'
import { keptAt, wipeKept } from '#ui/kept/kept-here.ts'
import { shownWhen } from '#ui/kept/shown-from.ts'
import { toast } from '#ui/toast/toast.ts'
import { phoneTexts } from '../../phone.texts.ts'
import { IosSteps } from './ios-steps.tsx'
import styles from './phone.module.css'

const texts = phoneTexts.part

/** 'En este teléfono': installing the dashboard, and what it keeps here (EVERY-DAY §8.23). */
export function PhonePart({ className }: { className: string | undefined }) {
  const { id } = useUser()
  const way = useInstallWay()
  const at = useKeptAt(id)
  const [isWiped, setWiped] = useState(false)
  const [isShowingSteps, setShowingSteps] = useState(false)
  const isKept = at !== undefined && !isWiped
  if (way === null && !isKept) return null
  const wipe = async () => {
    try {
      await wipeKept(id)
      setWiped(true)
      toast.success(texts.wiped, { id: 'wiped', detail: texts.wipedHint })
    } catch {
      toast.error(texts.wipeFailed, { id: 'wiped' })
    }
  }
  const add = async () => {
    if (way === 'steps') return setShowingSteps(true)
    if (await install.ask()) toast.success(phoneTexts.offer.installed, { id: 'install' })
  }
  return (
    <section className={className} aria-labelledby="on-this-phone">
      <h3 id="on-this-phone" className={styles.title}>
        {texts.title}
      </h3>
      {way !== null && (
        <div className={styles.line}>
          <p>
            <b>{texts.install}</b>
            {texts.installHint}
          </p>
          <Button variant="secondary" onClick={() => void add()}>
            {phoneTexts.offer.install}
          </Button>
        </div>
      )}
      {isKept && (
        <div className={styles.line}>
          <p>
            <b>{texts.kept}</b>
            {texts.keptHint(shownWhen(new Date(at), new Date()))}
            <span>{texts.never}</span>
          </p>
          <Button variant="secondary" onClick={() => void wipe()}>
            {texts.wipe}
          </Button>
        </div>
      )}
      <IosSteps open={isShowingSteps} onClose={() => setShowingSteps(false)} />
    </section>
  )
}

/** When the newest of what is kept here was loaded. */
function useKeptAt(userId: string): number | undefined {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    let isGone = false
    keptAt(userId).then(
      found => !isGone && setAt(found),
      // A browser that keeps nothing has nothing to tell.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [userId])
  return at
}
