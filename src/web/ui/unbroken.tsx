/** A text whose hyphenated words stay on one line where the window has room for them. */
export const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="sm:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
