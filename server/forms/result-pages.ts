import { endpoints } from '#forms/endpoints.ts'
import { partnershipCategory } from '#forms/partnership.ts'
import { html, type MessagePage } from '#server/pages/message-page.ts'
import type { ReceivedForm } from './check.ts'

/** Shown after a form without scripts is accepted. */
export const thankYou: MessagePage = {
  title: 'Thank you',
  body: '<p class="lead mt-4">Your message has arrived, and someone will read it.</p><p class="mt-8"><a class="button button-primary" href="/">Back to the home page</a></p>',
}

/** Shown after the newsletter form without scripts is accepted. */
export const checkYourMail: MessagePage = {
  title: 'One more step',
  body: '<p class="lead mt-4">Please confirm your address by the link in our mail; without that, nothing is sent to you. An address that is on the list already gets no further mail.</p><p class="mt-8"><a class="button button-primary" href="/">Back to the home page</a></p>',
}

/** Label of a field from its name: `fullName` becomes "Full name". */
const labelOf = (name: string) =>
  name
    .replace(/^\w/, letter => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? ` ${letter.toLowerCase()}` : letter))

const long = new Set(['message', 'coverLetter', 'goals'])

function field([name, value]: readonly [string, unknown]): string {
  const text = html(String(value))
  // Identifies the form; the visitor did not type it.
  if (name === 'category' && value === partnershipCategory)
    return `<input type="hidden" name="category" value="${text}">`
  const control = `id="field-${html(name)}" name="${html(name)}" class="control"`
  return `<div class="min-w-0"><label class="font-650" for="field-${html(name)}">${html(labelOf(name))}</label>${
    long.has(name) ? `<textarea ${control} rows="6">${text}</textarea>` : `<input ${control} value="${text}">`
  }</div>`
}

/** Shown when a form without scripts is refused before its fields are read. */
export const refusedUnread = (reason: string): MessagePage => ({
  title: 'Your form was not sent',
  body: `<p class="lead mt-4" role="alert">${html(reason)}</p>
<p class="mt-4">Go back in your browser. What you typed is still there, and you can send it again.</p>`,
})

/** Shown when a form without scripts is refused: the reason, and a form with the entered values. */
export function refused({ form, fields }: Pick<ReceivedForm, 'form' | 'fields'>, reason: string): MessagePage {
  const withFile = form === 'job-apply'
  const file =
    '<div class="min-w-0"><label class="font-650" for="field-resume">Resume (choose the file again)</label><input id="field-resume" class="control" type="file" name="resume" required></div>'
  return {
    title: 'Please check your form',
    body: `<p class="lead mt-4" role="alert">${html(reason)}</p>
<form action="${endpoints[form].path}" method="post"${withFile ? ' enctype="multipart/form-data"' : ''} class="mt-8 grid gap-5">
${Object.entries(fields).map(field).join('\n')}
${withFile ? file : ''}
<p><button class="button button-primary" type="submit">Send again</button></p>
</form>`,
  }
}
