import type { ComponentPropsWithRef, FormEvent } from 'react'
import formTexts from '#content/texts/search/form.json' with { type: 'json' }

interface Props extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'value' | 'onChange' | 'onFocus'> {
  id: string
  /** What happens in place of opening the page of the search. */
  onSubmit?: (event: FormEvent) => void
}

/** The form that leads to the page of the search, or stands on it. It needs no script. */
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
        <button type="submit" className="button button-primary mt-1.5">
          {formTexts.button}
        </button>
      </div>
    </form>
  </search>
)
