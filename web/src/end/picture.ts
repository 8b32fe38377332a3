// The mountain as a picture to share. It is drawn on a canvas, so the content security policy allows no other images.
import type { GameInfo } from "../protocol";
import { HEIGHT, WIDTH, ridges } from "./mountain";

const [ACROSS, DOWN] = [1200, 630]; // what previews of links expect
const EDGE = 90;
const FLOOR = 560;
const FAINT = 0.16;

export interface Caption {
  title: string;
  result: string;
}

/** Return the picture as a PNG; colours and type are those of an element. */
export async function paint(game: GameInfo, unlaid: string[], caption: Caption, like: Element): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [ACROSS, DOWN];
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  const { backgroundColor, color, fontFamily } = getComputedStyle(like);
  brush.fillStyle = backgroundColor;
  brush.fillRect(0, 0, ACROSS, DOWN);
  drawMountain(brush, game, new Set(unlaid), color);
  write(brush, caption, color, fontFamily);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function drawMountain(brush: CanvasRenderingContext2D, game: GameInfo, left: Set<string>, ink: string): void {
  const scale = (ACROSS - 2 * EDGE) / WIDTH;
  [brush.lineWidth, brush.lineCap] = [3.1 * scale, "round"];
  for (const { card, x, rise, colour } of ridges(game)) {
    const missing = left.has(card);
    [brush.strokeStyle, brush.globalAlpha] = [missing ? ink : colour, missing ? FAINT : 1];
    brush.beginPath();
    brush.moveTo(EDGE + x * scale, FLOOR);
    brush.lineTo(EDGE + x * scale, FLOOR - (rise / HEIGHT) * (FLOOR - 230));
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function write(brush: CanvasRenderingContext2D, { title, result }: Caption, ink: string, face: string): void {
  brush.fillStyle = ink;
  brush.font = `750 62px ${face}`;
  brush.fillText(title, EDGE, 120, ACROSS - 2 * EDGE - 200);
  brush.font = `600 38px ${face}`;
  brush.fillText(result, EDGE, 180, ACROSS - 2 * EDGE);
  brush.textAlign = "right";
  brush.fillText("tenback", ACROSS - EDGE, 120);
}
