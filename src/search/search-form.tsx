import type { ComponentPropsWithRef, FormEvent } from 'react'
import formTexts from '#generated/texts/search/form.json' with { type: 'json' }

interface Props extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'value' | 'onChange' | 'onFocus'> {
  id: string
  /** Replaces the navigation to the search page. */
  onSubmit?: (event: FormEvent) => void
}

/** The form of the search page, also on other pages. It works without scripts. */
export const SearchForm = ({ id, onSubmit, ...input }: Props) => (
  <search className="block w-full max-w-34em">
    <form action="/search" onSubmit={onSubmit}>
      <label htmlFor={id} className="font-650">
        {formTexts.label}
      </label>
      <div className="flex gap-3">
        <input
          {...input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          className="control min-w-0 flex-1"
          placeholder={formTexts.placeholder}
        />
        <button type="submit" className="button button-secondary mt-2">
          {formTexts.button}
        </button>
      </div>
    </form>
  </search>
)
