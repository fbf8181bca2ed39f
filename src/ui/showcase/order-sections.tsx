import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { useState } from 'react'
import dishPicture from '#ui/assets/dishes/croquetas.svg?no-inline'
import emptyPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { BeforeAfter } from '#ui/image-upload/before-after.tsx'
import { ImageUpload, type ImageValue } from '#ui/image-upload/image-upload.tsx'
import { createRowMenu, RowMenu, RowMenuTrigger } from '#ui/menu/row-menu.tsx'
import { SortableList } from '#ui/sortable-list/sortable-list.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

const categories = [
  { id: 'picar', label: 'Para picar', count: 6 },
  { id: 'huerta', label: 'De cuchara y huerta', count: 2 },
  { id: 'mar', label: 'Del mar', count: 3 },
  { id: 'brasa', label: 'Brasa y arroces', count: 2 },
  { id: 'postres', label: 'Postres', count: 2 },
]
const pages = [
  { id: 'basic', label: 'Datos básicos' },
  { id: 'hours', label: 'Horario', dot: true },
  { id: 'looks', label: 'Apariencia' },
  { id: 'team', label: 'Equipo', disabled: true },
]
const dishes = ['Croquetas de jamón', 'Tortilla de patatas', 'Pan con tomate'].map(name => ({ id: name, name }))
const rowMenu = createRowMenu<(typeof dishes)[number]>()

function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.flatMap(id => items.filter(item => item.id === id))
}

/** Plain tabs, and tabs that can be reordered. */
export function TabsSection() {
  const [page, setPage] = useState('basic')
  const [category, setCategory] = useState('picar')
  const [order, setOrder] = useState(categories)
  return (
    <Card title="Pestañas" lead={<CodeNames names={['Tabs']} />} data-span="12">
      <div className={styles.stack}>
        <Tabs label="Restaurante" value={page} onChange={setPage} items={pages}>
          Contenido de {pages.find(item => item.id === page)?.label}
        </Tabs>
        <Tabs
          label="Categorías"
          value={category}
          onChange={setCategory}
          items={order}
          onReorder={ids => setOrder(inOrder(order, ids))}
          trailing={
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label="Editar categoría"
              icon={<PencilSimpleIcon size={18} weight="bold" />}
            />
          }
        >
          Platos de {order.find(item => item.id === category)?.label}
        </Tabs>
      </div>
    </Card>
  )
}

/** A list that can be reordered. */
export function OrderSection() {
  const [items, setItems] = useState(dishes)
  return (
    <Card title="Lista ordenable" lead={<CodeNames names={['SortableList', 'RowMenu', 'RowMenuTrigger']} />}>
      <SortableList
        label="Platos"
        items={items}
        itemLabel={dish => dish.name}
        onReorder={ids => setItems(inOrder(items, ids))}
        renderItem={(dish, handle) => (
          <div className={styles.dish}>
            {handle}
            {dish.name}
            <RowMenuTrigger
              menu={rowMenu}
              subject={dish}
              button={
                <Button variant="ghost" iconOnly className={styles.more} aria-label={`Más acciones para ${dish.name}`}>
                  <DotsThreeIcon size={24} weight="bold" aria-hidden="true" />
                </Button>
              }
            />
          </div>
        )}
      />
      <RowMenu
        menu={rowMenu}
        head={dish => <b>{dish.name}</b>}
        items={dish => [
          {
            label: 'Eliminar',
            danger: true,
            onSelect: () => setItems(list => list.filter(one => one.id !== dish.id)),
          },
        ]}
      />
    </Card>
  )
}

/** A picture to pick, one that is being sent, one that is cropped to a square, and two to compare. */
export function ImageSection() {
  const [image, setImage] = useState<ImageValue>({ kind: 'keep' })
  const [logo, setLogo] = useState<ImageValue>({ kind: 'keep' })
  return (
    <Card title="Imágenes" lead={<CodeNames names={['ImageUpload', 'BeforeAfter']} />} data-span="6">
      <div className={styles.stack}>
        <ImageUpload label="Foto del plato" value={image} onChange={setImage} currentUrl={dishPicture} />
        <ImageUpload label="Logo" value={logo} onChange={setLogo} crop="square" shape="round" />
        <ImageUpload
          label="Foto en camino"
          value={{ kind: 'keep' }}
          onChange={() => undefined}
          currentUrl={dishPicture}
          progress={0.4}
          onCancel={() => undefined}
        />
        <BeforeAfter before={emptyPlate} after={dishPicture} />
      </div>
    </Card>
  )
}
