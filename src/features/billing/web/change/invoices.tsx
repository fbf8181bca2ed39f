import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { longDate } from '#shared/long-date.ts'
import { formatPrice } from '#shared/money.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { call } from '#ui/client/client.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { type Invoice, listInvoices } from '../../plan-change.contract.ts'
import { planChangeTexts } from '../../plan-change.texts.ts'
import { PLANS } from '../../plans.ts'
import { subscriptionTabTexts } from '../../subscription-tab.texts.ts'
import { ownPlan } from '../subscription.queries.ts'
import styles from './invoices.module.css'

const texts = planChangeTexts.invoices

/** Below the plan's key: a change of the plan loads them again. */
const ownInvoices = queryOptions({
  queryKey: [...ownPlan.queryKey, 'invoices'] as const,
  queryFn: ({ signal }) => call(listInvoices, { signal }),
})

/** 'Facturas' of two years; without any nothing, where nothing is paid either (EVERY-DAY §7). */
export function Invoices({ isPaid }: { isPaid: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(ownInvoices)
  if (!isPaid && (isError || !data?.length)) return null
  return (
    <Card flush className={styles.card}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      {data ? (
        <List invoices={data} />
      ) : isError && !isFetching ? (
        <div className={styles.failed}>
          <Alert tone="warning">
            <b>{texts.failed}</b> {texts.failedHint}
          </Alert>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <SkeletonGroup className={styles.loading}>
          <Skeleton height={44} />
        </SkeletonGroup>
      )}
    </Card>
  )
}

function List({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <ul>
      {invoices.map(each => (
        <li key={each.number} className={styles.row}>
          <div>
            <b className="num">{longDate(each.date)}</b>
            <small className="num">
              {each.number} · {subscriptionTabTexts.planOf(PLANS[each.plan].name, each.interval)}
            </small>
          </div>
          {each.refunded && <Badge tone="off">{texts.refunded}</Badge>}
          <span className={`num ${styles.amount}`}>{formatPrice(each.amount, 'EUR')}</span>
          <ButtonLink
            className={styles.pdf}
            variant="ghost"
            size="sm"
            href={each.pdfUrl}
            target="_blank"
            rel="noopener"
            icon={<FilePdfIcon size={18} aria-hidden="true" />}
          >
            <span>{texts.pdf}</span>
            <span className="vh">{texts.of(longDate(each.date))}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
