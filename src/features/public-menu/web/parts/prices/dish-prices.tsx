import { DISH_PRICE, HIDDEN_TEXT_CLASS, hook, TODAY_PRICE } from '#features/public-menu/menu-dom.ts'
import { MARKET_WORDS } from '#features/prices/price-words.ts'
import { isInColumns, type PriceView } from '#features/prices/price-view.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'
import type { PageContext } from '../../page-context.ts'

type Context = Pick<PageContext, 'texts' | 'locale'>

/** 'Según mercado', and today's price where there is one. */
function MarketPrice({ price: { amount, unit }, context: { texts, locale } }: { price: PriceView; context: Context }) {
  if (amount === '') return MARKET_WORDS[locale]
  return (
    <>
      {MARKET_WORDS[locale]} <small {...hook(TODAY_PRICE)}>{texts.today.replace('{price}', amount + unit)}</small>
    </>
  )
}

const Amount = ({ price, context }: { price: PriceView; context: Context }) =>
  price.market ? (
    <MarketPrice price={price} context={context} />
  ) : (
    <>
      {price.amount}
      {price.unit && <small>{price.unit}</small>}
    </>
  )

type Props = { context: PageContext; prices: readonly PriceView[]; columns: readonly PageText[] }

/**
 * The prices of a dish: one amount, or each with its label over it; in columns where the labels stand at the head of
 * the category (TABLE §4 7).
 */
export function DishPrices({ context, prices, columns }: Props) {
  const [only] = prices
  if (!only) return null
  if (prices.length === 1 && only.label === undefined)
    return (
      <span className={only.market ? 'price by-market' : 'price'} {...hook(DISH_PRICE)}>
        <Amount price={only} context={context} />
      </span>
    )
  return (
    <dl className={isInColumns(prices, columns) ? 'price prices' : 'price prices free'} {...hook(DISH_PRICE)}>
      {prices.map((price, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and none moves on this page.
        <div key={at}>
          {price.label ? (
            <dt dir="auto" lang={price.label.lang}>
              {price.label.text}
            </dt>
          ) : (
            <dt className={HIDDEN_TEXT_CLASS}>{context.texts.price}</dt>
          )}
          <dd>
            <Amount price={price} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The labels at the head of a category, twice where its dishes stand in two columns; each dish says them itself. */
export function PriceHeads({ columns }: { columns: readonly PageText[] }) {
  if (columns.length === 0) return null
  const heads = columns.map(({ text, lang }) => (
    <span key={text} dir="auto" lang={lang}>
      {text}
    </span>
  ))
  return (
    <div className="price-heads" aria-hidden="true">
      <p>{heads}</p>
      <p>{heads}</p>
    </div>
  )
}
