/** Draws a picture on a canvas and makes a PNG of it; everything stays on the device. */
import type { Picture, Shape } from './picture-shapes';

export const PNG_TYPE = 'image/png';
const FONT = "'Inter Variable', system-ui, sans-serif";
/** Sharp on screens with fine dots. */
const SCALE = 2;

export async function pngOf(picture: Picture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	canvas.width = picture.width * SCALE;
	canvas.height = picture.height * SCALE;
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('this browser draws no pictures');
	// The letters must be there before they are drawn; without them the device's own will do.
	await document.fonts.load(`700 20px ${FONT}`).catch(() => []);
	context.scale(SCALE, SCALE);
	for (const shape of picture.shapes) paint(context, shape);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob === null ? reject(new Error('no picture came out')) : resolve(blob)),
			PNG_TYPE
		);
	});
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
	switch (shape.kind) {
		case 'box':
			context.fillStyle = shape.fill;
			context.fillRect(shape.x, shape.y, shape.width, shape.height);
			return;
		case 'line':
			context.strokeStyle = shape.color;
			context.lineWidth = shape.width;
			context.lineJoin = 'round';
			context.setLineDash([...shape.dash]);
			context.beginPath();
			for (const [x, y] of shape.points) context.lineTo(x, y);
			context.stroke();
			return;
		case 'text':
			context.fillStyle = shape.color;
			context.font = `${shape.bold ? 700 : 450} ${shape.size}px ${FONT}`;
			context.textAlign = shape.align;
			context.fillText(shape.text, shape.x, shape.y, shape.most);
	}
}
