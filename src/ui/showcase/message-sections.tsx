import { useEffect, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Banner } from '#ui/alert/banner.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureNote, LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { FullScreenLoader, Loader } from '#ui/loader/loader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

const FULL_SCREEN_MS = 1500
/** A load that failed on our side. */
const FAILED = new ApiError({ status: 500, code: 'internal', message: '' })

/** Alerts in four tones, the banner, the stepper, avatars and the loader. */
export function AlertSection() {
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLoading(false), FULL_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return (
    <Card
      title="Alertas"
      lead={<CodeNames names={['Alert', 'Banner', 'Stepper', 'Avatar', 'Loader', 'FullScreenLoader']} />}
      data-span="7"
    >
      <div className={styles.stack}>
        <Alert>Si el email existe, te hemos enviado un código de 6 dígitos</Alert>
        <Alert tone="success">Consulta enviada correctamente. Te responderemos pronto.</Alert>
        <Alert tone="warning">Tu suscripción se cancelará el 3 de diciembre de 2026</Alert>
        <Alert tone="error">Error al guardar los cambios</Alert>
        <Banner action={<Button size="sm">Contrata un plan</Button>}>Tu periodo de prueba ha terminado.</Banner>
        <Stepper steps={['Bienvenida', 'Tu restaurante', 'Idioma', 'Listo']} current={1} />
        <div className={styles.flow}>
          <Avatar name="Marta Iglesias" tone="hoja" />
          <Avatar name="Diego Ferrer" tone="albero" />
          <Avatar name="Nuria Prat" tone="pimenton" />
          <Loader label="Cargando menú..." showLabel />
          <Loader size="sm" />
          <Button variant="secondary" size="sm" onClick={() => setLoading(true)}>
            Pantalla completa
          </Button>
        </div>
      </div>
      {loading && <FullScreenLoader />}
    </Card>
  )
}

/** Skeleton blocks in the shape of two rows. */
export function SkeletonSection() {
  return (
    <Card title="Esqueleto" lead={<CodeNames names={['SkeletonGroup', 'Skeleton']} />} data-span="4">
      <SkeletonGroup className={styles.stack}>
        {[0, 1].map(row => (
          <div key={row} className={styles.loading}>
            <Skeleton height={64} radius={12} />
            <div className={styles.lines}>
              <Skeleton width="60%" />
              <Skeleton height={13} />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  )
}

/** The empty state. */
export function EmptySection() {
  return (
    <Card aria-label="Vacío">
      <EmptyState title="No hay categorías" action={<Button>Nueva Categoría</Button>}>
        Empieza por una, como «Para picar».
      </EmptyState>
      <LoadFailure title="No hemos podido cargar tus categorías" error={FAILED} onRetry={() => {}} />
      <FailureNote error={FAILED} onRetry={() => {}}>
        No hemos podido cargar la actividad.
      </FailureNote>
      <CodeNames names={['EmptyState', 'Card', 'LoadFailure', 'FailureNote']} />
    </Card>
  )
}
