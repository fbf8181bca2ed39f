import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LOCALES } from '#shared/locale.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { isPriceLabel, PRICE_LABELS } from '#features/prices/price-line.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { ALLERGEN_NAMES } from '#features/allergens/allergens.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { broughtCounts, foreignLocales } from '../../screen/review.rules.ts'
import { columnTexts as texts, readingTexts } from '../../screen/source.texts.ts'
import { dishesWord, sumWords } from '../../screen/words.ts'
import { useDraftCalls } from '../bringing.queries.ts'
import { TaskFrame } from '../frame/task-frame.tsx'
import styles from './columns-step.module.css'

type Column = NonNullable<Draft['columns']>[number]
type Role = Column['role']

const keyOf = (role: Role): string => JSON.stringify(role)

/** What a column may hold: in the main language first. */
function rolesOf(restaurant: Restaurant, present: Role): { role: Role; label: string }[] {
  const main = restaurant.defaultLocale
  const locales = [main, ...LOCALES.filter(locale => locale !== main)]
  const kinds = ['name', 'description', 'category'] as const
  const inLocales = locales.flatMap(locale =>
    kinds.map(kind => ({ role: { kind, locale } as Role, label: texts.role[kind](locale, locale === main) })),
  )
  const prices = [
    { role: { kind: 'price', label: null } as Role, label: texts.role.price },
    ...PRICE_LABELS.map(label => ({
      role: { kind: 'price', label } as Role,
      label: texts.role.priceOf(LABEL_NAMES[label].es),
    })),
  ]
  const all = [
    ...inLocales,
    ...prices,
    { role: { kind: 'allergens' } as Role, label: texts.role.allergens },
    { role: { kind: 'none' } as Role, label: texts.role.none },
  ]
  return all.some(({ role }) => keyOf(role) === keyOf(present))
    ? all
    : [{ role: present, label: ownLabel(present) }, ...all]
}

/** A column of one allergen, or of a portion of the house. */
function ownLabel(role: Role): string {
  if (role.kind === 'allergen') return ALLERGEN_NAMES[role.allergen].es
  if (role.kind === 'price' && role.label !== null && isPriceLabel(role.label))
    return texts.role.priceOf(LABEL_NAMES[role.label].es)
  return role.kind === 'price' && role.word ? texts.role.priceOf(role.word) : texts.role.price
}

/** '¿Qué hay en cada columna?', only where a sheet is not clear, or on demand (BRINGING §1). */
export function ColumnsStep({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const calls = useDraftCalls(restaurant._id)
  const columns = draft.columns ?? []
  const [roles, setRoles] = useState<readonly Role[]>(() => columns.map(({ role }) => role))
  const [isBusy, setBusy] = useState(false)
  // A paper in no language that is known counts as Spanish.
  const hasName = roles.some(
    role => role.kind === 'name' && (role.locale === restaurant.defaultLocale || role.locale === 'es'),
  )
  const review = scoped(`${BRING_PAGE}?paso=revisar`)
  const choose = async (sheet: number) => {
    setBusy(true)
    try {
      await calls.again({ sheet })
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id: 'bring-columns' })
    } finally {
      setBusy(false)
    }
  }
  const read = async () => {
    setBusy(true)
    try {
      await calls.columns([...roles])
      void navigate(review, { replace: true })
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id: 'bring-columns' })
    } finally {
      setBusy(false)
    }
  }
  const rows = Math.max(0, ...columns.map(({ samples }) => samples.length))
  const hasTitles = columns.some(({ title: heading }) => heading !== '')
  const isChanged = columns.some(({ role }, at) => keyOf(roles[at] ?? role) !== keyOf(role))
  const { dishes, categories } = broughtCounts(draft)
  const { title, lead } = texts
  return (
    <TaskFrame
      title={title}
      lead={lead(draft.fileName)}
      to={scoped(PAGES.menu)}
      step={1}
      takesFocus
      foot={
        <>
          <p>
            {!isChanged && (
              <>
                <b className="num">{sumWords(dishes, categories)}</b>
                <small className="num">{texts.inLanguages(foreignLocales(draft, [restaurant.defaultLocale]))}</small>
              </>
            )}
          </p>
          <ButtonRouterLink variant="secondary" to={draft.areColumnsUnclear ? scoped(BRING_PAGE) : review}>
            {texts.back}
          </ButtonRouterLink>
          <Button
            disabled={!hasName}
            busy={isBusy}
            onClick={() => void (isChanged || draft.areColumnsUnclear ? read() : navigate(review))}
          >
            {isChanged ? texts.read : readingTexts.review(dishesWord(dishes))}
          </Button>
        </>
      }
    >
      {!hasName && (
        <Alert tone="error" live className={styles.alert}>
          <b>{texts.noName}.</b> {texts.noNameHint}
        </Alert>
      )}
      {draft.sheets && (
        <div className={styles.sheet}>
          <SelectField
            label={texts.sheet}
            value={String(draft.sheet ?? 0)}
            disabled={isBusy}
            onChange={event => void choose(Number(event.target.value))}
          >
            {draft.sheets.map(({ name, rows: count }, at) => (
              <option key={at} value={at}>
                {texts.sheetOf(name, count)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.region}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, at) => {
                const role = roles[at] ?? column.role
                const isKept = keyOf(role) === keyOf(column.role)
                const isSure = column.by !== 'unclear' || !isKept
                return (
                  <th key={at} scope="col">
                    <SelectField
                      label={texts.column(column.title, at)}
                      labelHidden
                      value={keyOf(role)}
                      onChange={event =>
                        setRoles(present =>
                          present.map((each, place) =>
                            place === at ? (JSON.parse(event.target.value) as Role) : each,
                          ),
                        )
                      }
                    >
                      {rolesOf(restaurant, column.role).map(each => (
                        <option key={keyOf(each.role)} value={keyOf(each.role)}>
                          {each.label}
                        </option>
                      ))}
                    </SelectField>
                    {isKept && (
                      <small data-unclear={isSure ? undefined : ''}>
                        {isSure ? (
                          <CheckIcon size={15} weight="bold" aria-hidden="true" />
                        ) : (
                          <QuestionIcon size={15} weight="fill" aria-hidden="true" />
                        )}
                        {texts.by[column.by]}
                      </small>
                    )}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {hasTitles && (
              <tr className={styles.titles}>
                {columns.map(({ title: heading }, at) => (
                  <td key={at}>{heading}</td>
                ))}
              </tr>
            )}
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {columns.map(({ samples }, at) => (
                  <td key={at} data-out={roles[at]?.kind === 'none' ? '' : undefined} title={samples[row]}>
                    {samples[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>
        <InfoIcon size={18} aria-hidden="true" />
        <span>{texts.hint(rows, hasTitles)}</span>
      </p>
    </TaskFrame>
  )
}
