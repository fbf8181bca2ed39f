import type { ScheduledDetails } from '../scheduled.contract.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import styles from './scheduled.module.css'
import { fieldText, valueText } from './scheduled-words.ts'

/** What it will do: each value now and after; on phones one below the other. */
export function ScheduledItems({ details, currency }: { details: ScheduledDetails; currency: string }) {
  const { items, count } = details
  const others = count - items.length
  return (
    <>
      <table className={styles.table}>
        <caption className="vh">{texts.beforeAndAfter}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{texts.dish}</span>
            </th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={[item.dishId, item.name, item.field, item.part].join()}>
              <th scope="row">
                {item.name}
                <span className={styles.field}>{fieldText(item)}</span>
              </th>
              <td>{valueText(item, item.from, currency) || texts.empty}</td>
              <td className={styles.after}>{valueText(item, item.to, currency) || texts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className={styles.hint}>{texts.others(others)}</p>}
    </>
  )
}
