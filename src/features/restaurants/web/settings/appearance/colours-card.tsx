import type { CSSProperties } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Card } from '../../../../../ui/card/card.tsx'
import { ColorField } from '../../../../../ui/color-field/color-field.tsx'
import { poleOn } from '../../../colour.ts'
import type { SettingsValues } from '../../../settings.rules.ts'
import { appearanceTexts as texts } from '../../../settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './colours-card.module.css'
import { ContrastNote } from './contrast-note.tsx'

const COLOURS = ['primaryColor', 'secondaryColor', 'accentColor'] as const

/** The three colours of the menu and what the page makes of them. */
export function ColoursCard() {
  return (
    <Card title={texts.colours}>
      {COLOURS.map(name => (
        <Colour key={name} name={name} />
      ))}
      <ContrastNote />
    </Card>
  )
}

function Colour({ name }: { name: (typeof COLOURS)[number] }) {
  const { control } = useFormContext<SettingsValues>()
  const { isReadOnly } = useSettings()
  const { field, fieldState } = useController({ control, name: `theme.${name}` })
  return (
    <div className={styles.colour} style={{ '--on-colour': poleOn(field.value) } as CSSProperties}>
      <ColorField
        className={styles.field}
        label={texts[name].name}
        hint={texts[name].hint}
        value={field.value}
        error={fieldState.error?.message}
        disabled={isReadOnly}
        onChange={field.onChange}
      />
    </div>
  )
}
