import type { Locale } from '#shared/locale.ts'
import { todayTexts } from '#features/restaurants/opening/opening-screen.texts.ts'
import styles from './read-by-diners.module.css'

type ReadByDinersProps = { said: readonly { locale: Locale; text: string }[] }

/** 'Tus clientes leerán': what will stand on the menu, the main text first, before it is saved. */
export const ReadByDiners = ({ said }: ReadByDinersProps) => (
  <div className={styles.reads}>
    <small>{todayTexts.clientsRead}</small>
    {said.map(({ locale, text }) => (
      <p key={locale} lang={locale}>
        {text}
      </p>
    ))}
  </div>
)
