import { company } from '#site/company.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

const document = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${escapeHtml(company.name)}</title></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`

/** What a visitor without scripts sees after a form has arrived. */
export const thankYouPage = () =>
  document(
    'Thank you',
    '<p>Your message has arrived. We answer within one working day.</p><p><a href="/">Back to the home page</a></p>',
  )

interface Rejected {
  /** Where the form is sent to again. */
  readonly action: string
  readonly multipart: boolean
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** What a visitor without scripts sees after a form was refused: what is wrong, and everything typed, to be corrected. */
export const rejectedPage = ({ action, multipart, message, fields }: Rejected) =>
  document(
    'Please check your form',
    `<p>${escapeHtml(message)}</p>
<form action="${action}" method="post"${multipart ? ' enctype="multipart/form-data"' : ''}>
${Object.entries(fields)
  .map(
    ([name, value]) =>
      `<p><label>${escapeHtml(name)}<br><textarea name="${escapeHtml(name)}" rows="2" cols="60">${escapeHtml(value)}</textarea></label></p>`,
  )
  .join('\n')}
${multipart ? '<p><label>Resume (choose the file again)<br><input type="file" name="resume"></label></p>' : ''}
<p><button>Send again</button></p>
</form>`,
  )
