import { company } from '#content/company.ts'

/** A link to one of the company's mailboxes. */
export const MailLink = ({ to }: { to: keyof typeof company.emails }) => (
  <a className="link" href={`mailto:${company.emails[to]}`}>
    {company.emails[to]}
  </a>
)
