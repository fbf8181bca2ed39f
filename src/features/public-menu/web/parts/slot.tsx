import type { MenuPlace, PartProps } from '../page-context.ts'

/** What the parts of the page put at this place, in their order. */
export function Slot({ place, ...props }: PartProps & { place: MenuPlace }) {
  return Object.entries(props.context.parts).map(([name, { [place]: Part }]) => Part && <Part key={name} {...props} />)
}
