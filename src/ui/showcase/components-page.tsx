import { PageHeader } from '#ui/page-header/page-header.tsx'
import { AllergenSection } from './allergen-section.tsx'
import { ButtonSection, ChoiceSection, DropdownSection } from './choice-sections.tsx'
import { FieldSection, FormSection } from './field-sections.tsx'
import { AlertSection, EmptySection, SkeletonSection } from './message-sections.tsx'
import { ModalSection, ToastSection } from './overlay-sections.tsx'
import { ImageSection, OrderSection, TabsSection } from './order-sections.tsx'
import styles from './showcase.module.css'

/** Every shared widget in each of its states, at `/components`: internal, without data (S1 §2). */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <main className={styles.content}>
        <PageHeader title="Componentes" />
        <div className={styles.kit}>
          <ButtonSection />
          <ChoiceSection />
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
        </div>
      </main>
    </div>
  )
}
