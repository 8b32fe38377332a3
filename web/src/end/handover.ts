// Results handed to others: through the device's share sheet, else through the clipboard or as a file.

export type Handed = "shared" | "copied" | "failed";

/** Hand a text on. */
export async function handText(text: string): Promise<Handed> {
  if (navigator.share) return attempt(() => navigator.share({ text }), "shared");
  return attempt(async () => navigator.clipboard.writeText(text), "copied");
}

/** Hand a picture on; where that cannot be done, save it. */
export async function handPicture(picture: Blob, name: string): Promise<Handed> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) return attempt(() => navigator.share({ files }), "shared");
  const link = document.createElement("a");
  [link.href, link.download] = [URL.createObjectURL(picture), name];
  link.click();
  URL.revokeObjectURL(link.href);
  return "copied";
}

async function attempt(act: () => Promise<void>, done: Handed): Promise<Handed> {
  try {
    await act();
    return done;
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === "AbortError"; // and knows it
    return changedMind ? "shared" : "failed";
  }
}
