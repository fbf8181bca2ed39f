import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { install, isPhone, useInstallWay } from '#ui/install/install.ts'
import { toast } from '#ui/toast/toast.ts'
import { phoneTexts } from '../../phone.texts.ts'
import { endOffer, noteDayOfUse } from './days-of-use.ts'
import { IosSteps } from './ios-steps.tsx'
import styles from './phone.module.css'

const texts = phoneTexts.offer

/** 'Tu carta, a un toque', on home: once, on the third day of use, on phones (EVERY-DAY §8.23). */
export function InstallOffer() {
  const way = useInstallWay()
  const [isDue, setDue] = useState(false)
  const [isShowingSteps, setShowingSteps] = useState(false)
  useEffect(() => setDue(isPhone() && noteDayOfUse()), [])
  if (!isDue || (way === null && !isShowingSteps)) return null
  const end = () => {
    endOffer()
    setDue(false)
  }
  const putOff = () => {
    end()
    toast.info(texts.found, { id: 'install' })
  }
  const accept = async () => {
    if (way === 'steps') return setShowingSteps(true)
    endOffer()
    const isInstalled = await install.ask()
    setDue(false)
    if (isInstalled) toast.success(texts.installed, { id: 'install' })
    else toast.info(texts.found, { id: 'install' })
  }
  return (
    <section className={styles.offer} aria-label={texts.title}>
      <img src="/favicon.svg" alt="" width={52} height={52} />
      <p>
        <b>{texts.title}</b>
        {texts.text}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" size="sm" onClick={putOff}>
          {texts.later}
        </Button>
        <Button size="sm" onClick={() => void accept()}>
          {texts.install}
        </Button>
      </div>
      <IosSteps
        open={isShowingSteps}
        onClose={() => {
          setShowingSteps(false)
          end()
        }}
      />
    </section>
  )
}
