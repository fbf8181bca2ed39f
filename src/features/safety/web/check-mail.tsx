import { messageOf } from '#ui/client/api-error.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { checkMailTexts as texts } from '../check.texts.ts'
import { useCheckSaves } from './check.queries.ts'
import styles from './check-board.module.css'

/** Whether the user gets the check by mail each Monday; for this person alone. */
export function CheckMail({ restaurant, isOn }: { restaurant: Restaurant; isOn: boolean }) {
  const { setMail } = useCheckSaves(restaurant)
  const change = (weeklyMail: boolean) =>
    setMail(weeklyMail).catch((error: unknown) => toast.error(messageOf(error, texts.failed), { id: 'check-mail' }))
  return (
    <Switch
      className={styles.mail}
      label={texts.label}
      hint={texts.hint}
      checked={isOn}
      onChange={checked => void change(checked)}
    />
  )
}
