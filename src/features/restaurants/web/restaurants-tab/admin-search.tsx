import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Loader } from '#ui/loader/loader.tsx'
import { SEARCH_PAGE_SIZE } from '../../restaurants.limits.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import styles from './admin-search.module.css'
import { RestaurantCard } from './restaurant-card.tsx'
import { useSearch } from './use-search.ts'

/** Lets an admin find any restaurant by name, slug or its owner's email (3-decisions §3). */
export function AdminSearch() {
  const { typed, type, q, page, goToPage, found } = useSearch()
  return (
    <search className={styles.search}>
      <TextField
        label={texts.search}
        type="search"
        hint={texts.searchHint}
        value={typed}
        onChange={event => type(event.target.value)}
      />
      {q === '' && <p className="muted">{texts.searchStart}</p>}
      {found.isLoading && <Loader label={texts.loading} />}
      {found.isError && (
        <FailureNote error={found.error} onRetry={() => void found.refetch()}>
          {texts.searchFailed}
        </FailureNote>
      )}
      {q !== '' && found.data?.length === 0 && <p role="status">{texts.searchEmpty}</p>}
      {q !== '' && found.data && (
        <div className={styles.found}>
          {found.data.map(one => (
            <RestaurantCard key={one._id} restaurant={one} />
          ))}
        </div>
      )}
      {q !== '' && <Pages page={page} isFull={found.data?.length === SEARCH_PAGE_SIZE} onPage={goToPage} />}
    </search>
  )
}

function Pages({ page, isFull, onPage }: { page: number; isFull: boolean; onPage: (page: number) => void }) {
  if (page === 1 && !isFull) return null
  return (
    <div className={styles.pages}>
      {page > 1 && (
        <Button variant="secondary" onClick={() => onPage(page - 1)}>
          {texts.previousPage}
        </Button>
      )}
      {isFull && (
        <Button variant="secondary" onClick={() => onPage(page + 1)}>
          {texts.nextPage}
        </Button>
      )}
    </div>
  )
}
