import { Button } from '#ui/button/button.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { AllergenSection } from './allergen-section.tsx'
import { ButtonSection, ChoiceSection, DropdownSection } from './choice-sections.tsx'
import { CodeNames } from './code-names.tsx'
import { FieldSection, FormSection } from './field-sections.tsx'
import { FieldStatesSection } from './field-state-sections.tsx'
import { AlertSection, EmptySection, SkeletonSection } from './message-sections.tsx'
import { ModalSection, ToastSection } from './overlay-sections.tsx'
import { ImageSection, OrderSection, TabsSection } from './order-sections.tsx'
import { ButtonStatesSection, ChoiceStatesSection, SmallThingsSection } from './state-sections.tsx'
import styles from './showcase.module.css'

/** Every shared widget in each of its states, at `/components`: internal, without data (S1 §2). */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <main className={styles.content}>
        <PageHeader title="Componentes" actions={<Button variant="secondary">Acción de la página</Button>}>
          <CodeNames names={['PageHeader']} />
        </PageHeader>
        <div className={styles.kit}>
          <ButtonSection />
          <ChoiceSection />
          <ButtonStatesSection />
          <ChoiceStatesSection />
          <FieldSection />
          <AlertSection />
          <DropdownSection />
          <ModalSection />
          <SkeletonSection />
          <div className={styles.column} data-span="5">
            <ToastSection />
            <OrderSection />
            <EmptySection />
          </div>
          <FormSection />
          <TabsSection />
          <ImageSection />
          <AllergenSection />
          <FieldStatesSection />
          <SmallThingsSection />
        </div>
      </main>
    </div>
  )
}
