// What is wrong with the layout of a page, in words; nothing if all is well.
() => {
  const EDGE = 1.5; // pixels that may be lost to rounding
  const TARGET = innerWidth > 1024 ? 24 : 43.5; // where no thumb aims, AA asks for less
  const ARROW = 20; // of a field with choices, as Chromium draws it
  const stage = document.querySelector("dialog[open]") ?? document.body;
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow);
  const clips = (node) => /hidden|clip/.test(getComputedStyle(node).overflow);
  const told = (node) => `${node.localName}${node.className?.baseVal === undefined && node.className ? "." + String(node.className).split(" ")[0] : ""}`;
  const words = (node) => JSON.stringify((node.getAttribute?.("aria-label") ?? node.textContent).trim().slice(0, 40));

  function ancestors(node) {
    return node.parentElement && node !== stage ? [node, ...ancestors(node.parentElement)] : [node];
  }
  function isSeen(node) {
    const rect = node.getBoundingClientRect();
    const seen = node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && rect.width > 1 && rect.height > 1;
    return seen && !node.closest(".unseen");
  }
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("svg, option, script, style") || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((rect) => ({ node: parent, rect, part: shownPart(parent, rect) })));
    }
    return found;
  }
  const isOutside = (inner, outer) =>
    inner.left < outer.left - EDGE || inner.right > outer.right + EDGE || inner.top < outer.top - EDGE || inner.bottom > outer.bottom + EDGE;

  function clipped({ node, rect }) {
    for (const one of ancestors(node)) {
      if (scrolls(one)) return null; // one can get there
      if (clips(one) && isOutside(rect, one.getBoundingClientRect())) return `${told(node)} ${words(node)} is cut off by ${told(one)}`;
    }
    const { clientWidth: right } = document.documentElement;
    return rect.left < -EDGE || rect.right > right + EDGE ? `${told(node)} ${words(node)} runs out of the page` : null;
  }
  function overlap(one, other, least) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > least && height > least;
  }
  /** What of it can be seen: what is scrolled away is not there. */
  function shownPart(node, whole = node.getBoundingClientRect()) {
    return ancestors(node).filter((one) => scrolls(one) || clips(one)).reduce((part, one) => {
      const rect = one.getBoundingClientRect();
      const [left, right] = [Math.max(part.left, rect.left), Math.min(part.right, rect.right)];
      const [top, bottom] = [Math.max(part.top, rect.top), Math.min(part.bottom, rect.bottom)];
      return { left, right, top, bottom };
    }, whole);
  }
  /** What has to be seen whole; where the table scrolls, one gets there. */
  function cut(node) {
    const rect = node.getBoundingClientRect();
    const { left, right } = shownPart(node);
    const table = document.querySelector(".table");
    const deep = !table || table.scrollHeight > table.clientHeight + 1 ? Infinity : innerHeight;
    return isOutside(rect, { left: Math.max(0, left), right: Math.min(innerWidth, right), top: 0, bottom: deep }) ? `${told(node)} ${words(node)} is not seen whole` : null;
  }
  /** A number of my hand that lies below another card. */
  function covered(number) {
    const { left, right, top, height } = number.getBoundingClientRect();
    const ends = [left + EDGE, right - EDGE].map((x) => document.elementFromPoint(x, top + height / 2));
    const card = number.closest("[data-card]");
    return ends.every((hit) => !hit || card.contains(hit)) ? null : `the number of ${words(card)} is covered`;
  }
  /** A field that says something in more words than it has room for: what it asks for, or what is chosen. */
  function narrow(field) {
    const [text, arrow] = field.localName === "select" ? [field.selectedOptions[0]?.text ?? "", ARROW] : [field.placeholder, 0];
    const { paddingLeft, paddingRight, fontSize, fontFamily } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${fontSize} ${fontFamily}`;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return pen.measureText(text).width > room + EDGE ? `${JSON.stringify(text)} is cut off by ${told(field)}` : null;
  }
  const pairs = (list) => list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other]));

  const shown = texts();
  const controls = [...stage.querySelectorAll("button, a[href], input, select, summary, [role=button]")].filter(isSeen);
  const inText = (node) => node.localName === "a" && getComputedStyle(node).display === "inline";
  const target = (node) => (node.matches("[type=checkbox], [type=radio]") ? (node.closest("label") ?? node) : node);
  const free = controls.filter((node) => !node.matches("[data-card]"));
  const onTop = ({ node, rect }) => {
    const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    return !top || node.contains(top) || top.contains(node);
  };
  const numbers = [...stage.querySelectorAll("[data-pile] svg text")].filter(isSeen).map((node) => ({ node, rect: node.getBoundingClientRect() }));
  const inHand = document.querySelector("[aria-pressed=true][data-card]") ? [] : [...stage.querySelectorAll("[data-card] .rank")];
  const whole = [...stage.querySelectorAll("[data-seat], [data-pile] .slot, [data-deck], [data-card], .actions button, header button")];
  return [
    ...shown.map(clipped).filter(Boolean),
    ...whole.filter(isSeen).map(cut).filter(Boolean),
    ...controls.filter((node) => node.placeholder || node.localName === "select").map(narrow).filter(Boolean),
    ...inHand.map(covered).filter(Boolean),
    ...numbers.flatMap((number) =>
      shown
        .filter(({ rect }) => overlap(rect, number.rect, 3))
        .map(({ node }) => `${told(node)} ${words(node)} covers the number ${words(number.node)}`),
    ),
    ...pairs(shown.filter(onTop))
      .filter(([one, other]) => one.node !== other.node && !one.node.contains(other.node) && !other.node.contains(one.node) && overlap(one.part, other.part, 3))
      .map(([one, other]) => `${told(one.node)} ${words(one.node)} and ${told(other.node)} ${words(other.node)} overlap`),
    ...pairs(free)
      .filter(([one, other]) => !one.contains(other) && !other.contains(one) && overlap(shownPart(one), shownPart(other), EDGE))
      .map(([one, other]) => `${told(one)} ${words(one)} and ${told(other)} ${words(other)} overlap`),
    ...controls
      .filter((node) => !inText(node))
      .map((node) => ({ node, rect: target(node).getBoundingClientRect() }))
      .filter(({ rect }) => rect.width < TARGET || rect.height < TARGET)
      .map(({ node, rect }) => `${told(node)} ${words(node)} is only ${rect.width.toFixed()} x ${rect.height.toFixed()}`),
  ];
}
