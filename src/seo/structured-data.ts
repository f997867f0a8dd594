/** The type of the script with the structured data. */
export const graphType = 'application/ld+json'

/** Trusted Types refuse other text in a script, also in one that holds data; hosting/security-headers.ts names the policy. */
const policy = globalThis.window?.trustedTypes?.createPolicy('graph', { createScript: text => text })

/** Replaces the structured data of the document by that of a page, which its HTML has and its data does not repeat. */
export function showStructuredData(graph: string | undefined) {
  document.head.querySelector(`script[type="${graphType}"]`)?.remove()
  if (graph === undefined) return
  const script = document.createElement('script')
  script.type = graphType
  script.text = policy?.createScript(graph) ?? graph
  document.head.append(script)
}
