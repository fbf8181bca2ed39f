import { cellPrice } from '../../listed-prices.ts'
import type { PriceLine } from '../../price-line.ts'
import type { NamedLabel } from '../../price-text.ts'
import { isOnePlain, labelName, type TypedPrices } from '../../typed-prices.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'

type PriceLegendProps = { typed: TypedPrices; own: readonly NamedLabel[]; currency: string }

/** What the typed line says, in one line: 'Tapa 3,80 €  Media 6,50 €', and what goes. */
export function PriceLegend({ typed: { lines, lost }, own, currency }: PriceLegendProps) {
  if (isOnePlain(lines) && lost.length === 0) return null
  return (
    <>
      {lines.map((line, at) => (
        <span key={at}>
          <LegendLine line={line} label={labelName(line.label, own)} currency={currency} />
        </span>
      ))}
      {lost.map(label => (
        <em key={label}>{texts.lost(labelName(label, own))}</em>
      ))}
    </>
  )
}

function LegendLine({ line, label, currency }: { line: PriceLine; label: string; currency: string }) {
  const price = (line.cents !== null || !line.market) && <b className="num">{cellPrice(line, currency)}</b>
  if (!line.market)
    return (
      <>
        {label} {price}
      </>
    )
  return (
    <>
      {label} {price ? texts.marketToday : texts.marketOnly} {price}
    </>
  )
}
