/** Runs in the page: moves every text into elements, now and later, as the translators of browsers do. */
export function translate() {
  const isLeft = (text: Text) => !text.data.trim() || text.parentElement?.closest('script, style, font, textarea, svg')
  const move = (text: Text) => {
    if (isLeft(text)) return
    const font = document.createElement('font')
    text.replaceWith(font)
    font.textContent = `ø${text.data}`
  }
  const moveIn = (node: Node) => {
    if (node instanceof Text) return move(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(move)
  }
  moveIn(document.body)
  new MutationObserver(records => {
    for (const { addedNodes } of records) addedNodes.forEach(moveIn)
  }).observe(document.body, { childList: true, subtree: true })
}
