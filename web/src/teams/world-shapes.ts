import world from 'world-atlas/countries-50m.json';

/** The shapes of the world's countries (Natural Earth 1:50m, public domain), as TopoJSON. */
export default world;
