import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import type { NoticeMail, User } from '#features/identity/identity.contract.ts'
import { useCurrentUser, useUser } from '#features/identity/web/index.ts'
import { update } from '../../security.contract.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import styles from './settings.module.css'

const SHOWN: Record<NoticeMail, { label: string; hint: string }> = {
  holidays: { label: texts.mailHolidays, hint: texts.mailHolidaysHint },
  prices: { label: texts.mailPrices, hint: texts.mailPricesHint },
  reports: { label: texts.mailReports, hint: texts.mailReportsHint },
}

/** Who gets which notices: holidays and reports of guests the owner and partners, prices whoever may set them. */
export function noticeMailsOf(user: User): NoticeMail[] {
  if (isOfHouse(user)) return ['holidays', 'prices', 'reports']
  return user.rights.includes('prices') || user.mutedMails?.includes('prices') ? ['prices'] : []
}

/** 'Avisos por correo': each kind has its switch (4-beyond §10). */
export function NoticeMails({ kinds }: { kinds: readonly NoticeMail[] }) {
  return (
    <>
      <h3 className={styles.mails}>{texts.mails}</h3>
      {kinds.map(kind => (
        <NoticeSwitch key={kind} kind={kind} />
      ))}
    </>
  )
}

function NoticeSwitch({ kind }: { kind: NoticeMail }) {
  const { mutedMails = [] } = useUser()
  const { setUser } = useCurrentUser()
  /** As it was switched, until the server has answered. */
  const [wished, setWished] = useState<boolean | null>(null)
  const set = async (isMailed: boolean) => {
    setWished(isMailed)
    const others = mutedMails.filter(each => each !== kind)
    try {
      setUser(await call(update, { body: { mutedMails: isMailed ? others : [...others, kind] } }))
    } catch (error) {
      toast.error(failureText(error, texts.updateFailed))
    }
    setWished(null)
  }
  return (
    <Switch {...SHOWN[kind]} checked={wished ?? !mutedMails.includes(kind)} onChange={isMailed => void set(isMailed)} />
  )
}
