import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { NOTICE_MAILS, type NoticeMail } from '#features/identity/identity.contract.ts'
import { useCurrentUser, useUser } from '#features/identity/web/index.ts'
import { update } from '../../security.contract.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import styles from './settings.module.css'

/** 'Avisos por correo': each kind has its switch (4-beyond §10). */
export function NoticeMails() {
  const { mutedMails = [] } = useUser()
  const { setUser } = useCurrentUser()
  /** As it was switched, until the server has answered. */
  const [wished, setWished] = useState<{ kind: NoticeMail; isMailed: boolean } | null>(null)
  const set = async (kind: NoticeMail, isMailed: boolean) => {
    setWished({ kind, isMailed })
    const others = mutedMails.filter(each => each !== kind)
    try {
      setUser(await call(update, { body: { mutedMails: isMailed ? others : [...others, kind] } }))
    } catch (error) {
      toast.error(failureText(error, texts.updateFailed))
    }
    setWished(null)
  }
  return (
    <>
      <h3 className={styles.mails}>{texts.mails}</h3>
      {NOTICE_MAILS.map(kind => (
        <Switch
          key={kind}
          {...texts.noticeMails[kind]}
          checked={wished?.kind === kind ? wished.isMailed : !mutedMails.includes(kind)}
          onChange={isMailed => void set(kind, isMailed)}
        />
      ))}
    </>
  )
}
