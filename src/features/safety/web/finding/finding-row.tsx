import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText'
import { FolderSimpleIcon } from '@phosphor-icons/react/dist/csr/FolderSimple'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { TextAlignLeftIcon } from '@phosphor-icons/react/dist/csr/TextAlignLeft'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon'
import type { ReactNode } from 'react'
import { longDate } from '#shared/long-date.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { whoChanges } from '#features/restaurants/rights.rules.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { Finding } from '../../check.contract.ts'
import { type CheckRule, ruleOf } from '../../check.rules.ts'
import { checkTexts as texts } from '../../check.texts.ts'
import { nameOfFinding, WHY, wordsOfFinding } from '../../finding.texts.ts'
import { mendTexts } from '../../mend.texts.ts'
import { saidOf } from '../../said-of.ts'
import { shortDay, shortMoment } from '../check-day.ts'
import type { LoadedMenu } from '../check.queries.ts'
import styles from './finding-row.module.css'
import { mendOf, RIGHT_LABELS, rightLabelOf } from './mends.tsx'
import type { CheckActions } from '../use-check-actions.ts'
import { FINDING_ID } from './use-next-focus.ts'

const ICONS: Record<CheckRule, ReactNode> = {
  undeclared: <WarningOctagonIcon size={20} />,
  unticked_word: <WarningOctagonIcon size={20} />,
  open_report: <WarningOctagonIcon size={20} />,
  old_paper: <FileTextIcon size={20} />,
  no_price: <CurrencyEurIcon size={20} />,
  market_without_today: <CurrencyEurIcon size={20} />,
  odd_price: <CurrencyEurIcon size={20} />,
  outdated_translation: <TranslateIcon size={20} />,
  no_main_name: <TranslateIcon size={20} />,
  old_review: <WarningOctagonIcon size={20} />,
  prepared_undeclared: <WarningOctagonIcon size={20} />,
  equal_names: <CopyIcon size={20} />,
  photo_without_text: <TextAlignLeftIcon size={20} />,
  without_photo: <ImageIcon size={20} />,
  long_sold_out: <ClockIcon size={20} />,
  empty_category: <FolderSimpleIcon size={20} />,
}

type RowProps = {
  finding: Finding
  menu: LoadedMenu
  restaurant: Restaurant
  actions: CheckActions
  onIgnore: (finding: Finding) => void
}

/** One finding: what it is, the one tap that mends it, that it is right, and the way to ignore it on purpose. */
export function FindingRow({ finding, menu, restaurant, actions, onIgnore }: RowProps) {
  const { title, detail } = wordsOfFinding(finding, saidOf(finding, { ...menu, ...restaurant }))
  const dish = finding.dishIds.length === 1 ? menu.dishes.find(({ _id }) => _id === finding.dishIds[0]) : undefined
  const canMend = actions.mayMend(finding)
  const who = canMend ? '' : whoChanges(restaurant, ruleOf(finding.rule).right)
  return (
    <li id={FINDING_ID(finding.id)} className={styles.row} data-level={finding.level}>
      <span className={styles.icon}>
        {dish?.imageUrl ? (
          <img src={dish.imageUrl} alt="" width={40} height={40} loading="lazy" />
        ) : (
          ICONS[finding.rule]
        )}
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        {detail && (
          <p>
            {detail}
            <When finding={finding} />
          </p>
        )}
        {who && <p>{who}</p>}
      </div>
      {canMend && <Mends {...{ finding, title, dish, restaurant, actions }} />}
      {actions.mayIgnore(finding) ? (
        <Menu
          className={styles.more}
          label={texts.more(nameOfFinding(finding, title))}
          iconOnly
          trigger={<DotsThreeIcon size={22} weight="bold" />}
          items={[{ label: texts.ignoreMenu, icon: <ClockIcon size={20} />, onSelect: () => onIgnore(finding) }]}
        />
      ) : null}
      <Why rule={finding.rule} />
    </li>
  )
}

/** When a guest reported it last; since when one dish is sold out. */
function When({ finding: { rule, dishIds, since, values } }: { finding: Finding }) {
  const { reportedAt } = values
  if (reportedAt) return <time dateTime={reportedAt}> {shortMoment(reportedAt, new Date())}</time>
  if (rule !== 'long_sold_out' || dishIds.length > 1) return null
  return <time dateTime={since}>{texts.since(shortDay(since))}</time>
}

type MendsProps = Omit<RowProps, 'menu' | 'onIgnore'> & {
  title: string
  dish: LoadedMenu['dishes'][number] | undefined
}

function Mends({ finding, title, dish, restaurant, actions }: MendsProps) {
  const scoped = useScoped()
  const mend = mendOf({ finding, dish, currency: restaurant.currency })
  const right = actions.mayIgnore(finding) ? RIGHT_LABELS[finding.rule] : undefined
  const name = (label: string) => mendTexts.of(label, title)
  const { reportIds = [] } = finding.values
  return (
    <div className={styles.mends}>
      {'to' in mend ? (
        <ButtonRouterLink variant="secondary" size="sm" to={scoped(mend.to)} aria-label={name(mend.label)}>
          {mend.label}
        </ButtonRouterLink>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={name(mend.label)}
          onClick={() => actions.mend(finding, mend.run)}
        >
          {mend.label}
        </Button>
      )}
      {reportIds.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={name(mendTexts.fineAsIs)}
          onClick={() => actions.answer(finding, dish)}
        >
          {mendTexts.fineAsIs}
        </Button>
      )}
      {right && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={name(rightLabelOf(finding) ?? right)}
          onClick={() => void actions.ignore(finding, { reason: 'right', note: '' })}
        >
          {right}
        </Button>
      )}
    </div>
  )
}

function Why({ rule }: { rule: CheckRule }) {
  const why = WHY[rule]
  const { law } = ruleOf(rule)
  if (!why) return null
  return (
    <details className={styles.why}>
      <summary>{texts.why}</summary>
      <p>
        {why} {law && texts.lawRead(law.source, longDate(law.readOn))}
      </p>
    </details>
  )
}
