import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import { type Format, FORMATS } from '../../paper.limits.ts'
import { FORMAT_TEXTS, paperTexts as texts } from '../../screen/paper-page.texts.ts'
import styles from './format-tiles.module.css'
import { FormatShape } from './format-shape.tsx'
import { OptionGroup } from './option-group.tsx'

/** The five formats, and what the chosen one is for. */
export function FormatTiles({ format, onChange }: { format: Format; onChange: (format: Format) => void }) {
  const hintId = useId()
  return (
    <OptionGroup label={texts.format} hint={FORMAT_TEXTS[format].hint} hintId={hintId}>
      {labelId => (
        <RadioGroup
          className={styles.tiles}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          value={format}
          onValueChange={value => onChange(value as Format)}
        >
          {FORMATS.map(each => (
            <Radio.Root key={each} value={each} className={styles.tile}>
              <FormatShape format={each} />
              {FORMAT_TEXTS[each].name}
            </Radio.Root>
          ))}
        </RadioGroup>
      )}
    </OptionGroup>
  )
}
