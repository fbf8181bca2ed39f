import type { CSSProperties } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { blackOrWhiteOn } from '#features/theme/color.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import { type Trio, trioOf, TRIOS } from '#features/theme/trios.ts'
import { TrioChoice } from '#features/theme/web/index.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './colors-card.module.css'
import { ContrastNote } from './contrast-note.tsx'

const COLORS = ['primaryColor', 'secondaryColor', 'accentColor'] as const
const CAPTIONS = { primaryColor: 'primary', secondaryColor: 'secondary', accentColor: 'accent' } as const

/** The three colors of the menu, where the look has them, and what the page makes of them. */
export function ColorsCard({ tried }: { tried: Style | null }) {
  const { control } = useFormContext<SettingsValues>()
  const chosen = useWatch({ control, name: 'theme.style' })
  const style = tried ?? chosen
  return (
    <Card title={texts.colors}>
      <Trios />
      {COLORS.map(name => (
        <Color key={name} name={name} style={style} />
      ))}
      <ContrastNote style={style} />
    </Card>
  )
}

/** The six trios; each sets the three colors at once. */
function Trios() {
  const { setValue, watch } = useFormContext<SettingsValues>()
  const { isReadOnly } = useSettings()
  const { style: _style, ...colors } = watch('theme')
  const choose = (trio: Trio) => {
    for (const name of COLORS) setValue(`theme.${name}`, TRIOS[trio][name], { shouldDirty: true, shouldValidate: true })
  }
  return <TrioChoice value={trioOf(colors)} disabled={isReadOnly} onChange={choose} />
}

function Color({ name, style }: { name: (typeof COLORS)[number]; style: Style }) {
  const { control } = useFormContext<SettingsValues>()
  const { isReadOnly } = useSettings()
  const { field, fieldState } = useController({ control, name: `theme.${name}` })
  return (
    <div
      className={styles.color}
      data-field={`theme.${name}`}
      style={{ '--on-color': blackOrWhiteOn(field.value) } as CSSProperties}
    >
      <ColorField
        className={styles.field}
        label={texts[name].name}
        hint={LOOKS[style].captions[CAPTIONS[name]]}
        value={field.value}
        error={fieldState.error?.message}
        disabled={isReadOnly}
        onChange={field.onChange}
      />
    </div>
  )
}
