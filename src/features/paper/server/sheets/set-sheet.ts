import { WHITE } from '#features/theme/color.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import { setBooklet } from './booklet.ts'
import { type SetCarta, setCarta, type SheetJob } from './carta.ts'
import { setDoorList } from './door.ts'
import { withMarks } from './imposition.ts'
import { A3_PAPERS, A4_PAPERS, TWO_LANGUAGE_A3_PAPERS, TWO_LANGUAGE_PAPERS } from '../parts/papers.ts'
import { setTrifold } from './trifold.ts'
import { setTwoLanguages } from './two-languages.ts'

function setFormat(job: SheetJob): SetCarta | null {
  const { options, house, model } = job
  switch (options.format) {
    case 'booklet':
      return setBooklet(job)
    case 'trifold':
      return setTrifold(job)
    case 'a3':
      return model.secondLocale
        ? setTwoLanguages(job, TWO_LANGUAGE_A3_PAPERS[house.style])
        : setCarta(job, A3_PAPERS[house.style])
    case 'door':
      return setDoorList(job)
    case 'a4':
      return model.secondLocale
        ? setTwoLanguages(job, TWO_LANGUAGE_PAPERS[house.style])
        : setCarta(job, A4_PAPERS[house.style])
  }
}

/** The pages of a sheet as they are printed; null when it does not fit its format. */
export function setSheet(job: SheetJob): SetCarta | null {
  const set = setFormat(job)
  if (!set || !job.options.press) return set
  const pages: SheetPage[] = set.pages.map(page => withMarks(page, job.house.colors.paper ?? WHITE))
  return { ...set, pages }
}
